"""Streams replies with openai-python; prints the milliseconds of processor time of one request and
the median until its first text, with a tab between them."""

import asyncio
import resource
import statistics
import sys
import time

import openai


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


async def reply(client):
    start, first, text = time.perf_counter(), None, ""
    stream = await client.chat.completions.create(
        model="stub", stream=True, messages=[{"role": "user", "content": "Selam"}]
    )
    async for chunk in stream:
        if chunk.choices and chunk.choices[0].delta.content:
            if first is None:
                first = time.perf_counter() - start
            text += chunk.choices[0].delta.content
    assert text
    return first


async def main(address, count):
    client = openai.AsyncOpenAI(base_url=address, api_key="none")
    for _ in range(5):
        await reply(client)
    start = processor_time()
    firsts = [await reply(client) for _ in range(count)]
    cost = (processor_time() - start) * 1000 / count
    print(f"{cost}\t{statistics.median(firsts) * 1000}")


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
