import ChatAPI
import Foundation
import Testing

struct RequestBodyTests {
  @Test func `a request has its fields in a fixed order`() {
    let request = ChatRequest(
      model: "m\"1",
      messages: [ChatMessage(.system, "A\n\t\"B\"\\"), ChatMessage(.user, "ğ\u{1F}\u{2028}👩‍👧")],
      maxTokens: 80,
      temperature: 0.2,
      seed: 3,
      format: .object(name: "fix", schema: #"{"type":"object","properties":{"b":{},"a":{}}}"#)
    )
    #expect(
      RequestBody(request).text
        == #"{"model":"m\"1","messages":[{"role":"system","content":"A\n\u0009\"B\"\\"},"#
        + #"{"role":"user","content":"ğ\u001f\u2028👩‍👧"}],"#
        + #""max_tokens":80,"temperature":0.2,"seed":3,"stream":true,"#
        + #""stream_options":{"include_usage":true},"response_format":{"type":"json_schema","#
        + #""json_schema":{"name":"fix","strict":true,"#
        + #""schema":{"type":"object","properties":{"b":{},"a":{}}}}}}"#
    )
  }

  @Test func `unset fields are not sent`() {
    let messages = [ChatMessage(.user, "a")]
    let request = ChatRequest(
      model: "m",
      messages: messages,
      maxTokens: 5,
      temperature: .nan,
      isStreamed: false
    )
    let text = #"{"model":"m","messages":[{"role":"user","content":"a"}],"max_tokens":5}"#
    #expect(RequestBody(request).text == text)
  }

  @Test func `every character survives encoding and decoding`() throws {
    let scalars = (0...0xFFFF).compactMap { Unicode.Scalar($0) }
    let text = String(String.UnicodeScalarView(scalars))
    let request = ChatRequest(model: text, messages: [])
    struct Model: Decodable { let model: String }
    let data = Data(RequestBody(request).text.utf8)
    #expect(try JSONDecoder().decode(Model.self, from: data).model.utf8.elementsEqual(text.utf8))
  }
}
