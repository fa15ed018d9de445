extension ClaimWords {
  static let german = ClaimWords(
    right: list(
      """
      richtig*, korrekt*, in ordnung, gut, perfekt, möglich, akzeptabel, gültig, stimmt,
      zulässig, passt, erlaubt, einwandfrei
      """
    ),
    wrong: list("falsch*, fehler*, inkorrekt, unrichtig, fehlerhaft, irrt, geirrt, irrtum"),
    negators: list("nicht, kein, keine, keinen, nichts, nie, ohne"),
    answers: list(
      """
      deine antwort, dein satz, deine übersetzung, deine form, was du geschrieben hast, deine
      lösung
      """
    ),
    graders: list(
      """
      bewertung, programm, prüfer, korrektur, system, app, lösungsschlüssel, software
      """
    ),
    marking: list(
      """
      markiert, zeigt, meldet, sagt, nennt, findet, zählt, wertet, gewertet, als
      """
    ),
    doubts: list(
      """
      zu unrecht, zu streng, irrt, ungerecht*, unfair, hätte akzeptieren, sollte akzeptieren,
      ignorier*
      """
    ),
    marks: list("hätte akzeptiert werden, sollte akzeptiert werden, zu unrecht"),
    disputes: list(
      """
      du hast recht, ich stimme nicht zu, kein fehler, keinen fehler, nichts falsch, nicht
      falsch
      """
    ),
    equals: list(
      """
      austauschbar, dasselbe, das gleiche, egal, gleichbedeutend, kein unterschied
      """
    ),
    both: list("beide, beides"),
    demands: list(
      """
      muss, musst, sollte, solltest, soll, heißt es, lautet, richtig ist, korrekt ist, richtige
      form, richtige antwort, auch möglich, auch sagen, auch schreiben, braucht, verlangt,
      besser
      """
    ),
    demandsAfter: list("ist nötig, gehört hierher, ist richtig, ist besser"),
    advice: list("schreib, sag, verwende, benutze, man sagt, man schreibt, es heißt"),
    stops: list(
      """
      nicht, statt, anstatt, sondern, weil, denn, wenn, mit, nach, wie, aber, ohne, bedeutet
      """
    ),
    limits: list("wenn, falls, wäre, würde, nur, bei, zu, in einem anderen, etwa in"),
    hedges: list("fast, beinahe, außer, bis auf, teilweise, wäre"),
    contrasts: list("aber, jedoch, doch, während, sondern"),
    here: list("hier, in diesem satz, dieser satz"),
    also: list("auch, ebenfalls, ebenso, genauso"),
    refusals: list(
      """
      tut mir leid, kann ich nicht, ich kann nicht, als ki, sprachmodell, weiß ich nicht
      """
    ),
    examples: list("beispiel, beispiele, zum beispiel")
  )

  static let french = ClaimWords(
    right: list(
      """
      correct*, juste*, bon, bonne, exact*, possible, acceptable, accepté*, valable, valide,
      parfait*
      """
    ),
    wrong: list("faux, fausse, incorrect*, erreur*, faute*, erroné*, se trompe"),
    negators: list("pas, aucun, aucune, rien, jamais, sans"),
    answers: list(
      """
      ta réponse, ta phrase, ta traduction, ta forme, ce que tu as écrit, votre réponse, votre
      phrase
      """
    ),
    graders: list(
      """
      correcteur, programme, évaluation, système, logiciel, application, note, corrigé
      """
    ),
    marking: list("marque, indique, signale, montre, dit, compte, comme"),
    doubts: list(
      """
      à tort, trop sévère, trop strict, injuste*, se trompe, aurait dû accepter, devrait
      accepter, ignore*
      """
    ),
    marks: list("aurait dû être accepté*, devrait être accepté*"),
    disputes: list(
      """
      tu as raison, vous avez raison, je ne suis pas d'accord, aucune erreur, pas d'erreur, rien
      de faux, pas faux
      """
    ),
    equals: list(
      """
      interchangeable*, même sens, même chose, synonyme*, aucune différence, peu importe
      """
    ),
    both: list("les deux, l'un ou l'autre"),
    demands: list(
      """
      doit être, devrait être, faut, forme correcte, bonne forme, bonne réponse, réponse
      correcte, dois écrire, devrais écrire, aussi dire, aussi écrire, aussi possible, plutôt,
      demande, exige
      """
    ),
    demandsAfter: list("est nécessaire, est correct*, est juste, convient ici"),
    advice: list("écris, dis, utilise, on dit, on écrit, tu dis, c'est"),
    stops: list(
      """
      pas, non, et non, au lieu, car, parce, si, quand, avec, après, comme, mais, sans, signifie
      """
    ),
    limits: list("si, quand, serait, seulement, dans une autre, avec, pour"),
    hedges: list("presque, sauf, excepté, en partie, serait"),
    contrasts: list("mais, cependant, pourtant, tandis, alors"),
    here: list("ici, cette phrase, dans ta phrase"),
    also: list("aussi, également, pareillement"),
    refusals: list("désolé*, je ne peux pas, modèle de langage, en tant qu'ia, je ne sais pas"),
    examples: list("exemple, exemples, par exemple")
  )

  static let spanish = ClaimWords(
    right: list(
      """
      correct*, bien, bueno, buena, posible, aceptable, aceptad*, válid*, perfect*, adecuad*
      """
    ),
    wrong: list("incorrect*, mal, error*, equivocad*, falso, falsa, se equivoca, falla"),
    negators: list("no, ningún, ninguna, nada, nunca, sin"),
    answers: list(
      """
      tu respuesta, tu frase, tu oración, tu traducción, lo que escribiste, lo que has escrito,
      tu forma
      """
    ),
    graders: list("corrector, programa, evaluación, sistema, aplicación, nota, clave"),
    marking: list("marca, marcó, indica, señala, muestra, dice, cuenta, como"),
    doubts: list(
      """
      por error, injust*, demasiado estrict*, se equivoca, debería aceptar, debió aceptar,
      ignora*
      """
    ),
    marks: list("debería haberse aceptado, debería aceptarse"),
    disputes: list(
      """
      tienes razón, no estoy de acuerdo, ningún error, no hay error*, nada mal, no está mal
      """
    ),
    equals: list(
      """
      intercambiable*, lo mismo, mismo significado, sinónim*, da igual, ninguna diferencia
      """
    ),
    both: list("ambos, ambas, los dos, las dos"),
    demands: list(
      """
      debe ser, debería ser, tiene que ser, forma correcta, respuesta correcta, lo correcto,
      debes escribir, deberías escribir, también decir, también escribir, también es posible,
      mejor, necesita, exige, pide
      """
    ),
    demandsAfter: list("es necesari*, es correct*, hace falta, es mejor"),
    advice: list("escribe, di, usa, se dice, se escribe, es"),
    stops: list(
      """
      no, en lugar, en vez, porque, si, cuando, con, después, como, pero, sin, significa
      """
    ),
    limits: list("si, cuando, sería, solo, en otra, con, para"),
    hedges: list("casi, salvo, excepto, en parte, sería"),
    contrasts: list("pero, sin embargo, mientras, aunque"),
    here: list("aquí, esta frase, esta oración"),
    also: list("también, igualmente, tampoco"),
    refusals: list("lo siento, no puedo, modelo de lenguaje, como ia, no lo sé, no sé"),
    examples: list("ejemplo, ejemplos, por ejemplo")
  )

  static let italian = ClaimWords(
    right: list(
      """
      corrett*, giust*, bene, buono, buona, possibile, accettabile, accettat*, valid*, perfett*,
      va bene
      """
    ),
    wrong: list("sbagliat*, scorrett*, errore, errori, errat*, fals*, si sbaglia"),
    negators: list("non, nessun, nessuna, niente, nulla, mai, senza"),
    answers: list(
      """
      la tua risposta, la tua frase, la tua traduzione, quello che hai scritto, la tua forma
      """
    ),
    graders: list(
      """
      correttore, programma, valutazione, sistema, applicazione, app, voto, soluzione
      """
    ),
    marking: list("segna, indica, segnala, mostra, dice, conta, come"),
    doubts: list(
      """
      per errore, ingiust*, troppo severo, si sbaglia, dovrebbe accettare, avrebbe dovuto
      accettare, ignora*
      """
    ),
    marks: list("avrebbe dovuto essere accettat*, dovrebbe essere accettat*"),
    disputes: list(
      """
      hai ragione, non sono d'accordo, nessun errore, niente di sbagliato, non è sbagliat*
      """
    ),
    equals: list(
      """
      intercambiabil*, stesso significato, stessa cosa, sinonim*, nessuna differenza
      """
    ),
    both: list("entrambi, entrambe, tutte e due, tutti e due"),
    demands: list(
      """
      deve essere, dovrebbe essere, forma corretta, risposta corretta, forma giusta, risposta
      giusta, devi scrivere, dovresti scrivere, anche dire, anche scrivere, anche possibile,
      meglio, vuole, richiede
      """
    ),
    demandsAfter: list("è necessari*, è corrett*, è giust*, serve qui"),
    advice: list("scrivi, di', usa, si dice, si scrive, è"),
    stops: list("non, invece, perché, se, quando, con, dopo, come, ma, senza, significa"),
    limits: list("se, quando, sarebbe, solo, in un'altra, con, per"),
    hedges: list("quasi, tranne, eccetto, in parte, sarebbe"),
    contrasts: list("ma, però, tuttavia, mentre, invece"),
    here: list("qui, questa frase"),
    also: list("anche, ugualmente, altrettanto"),
    refusals: list("mi dispiace, non posso, modello linguistico, come ia, non lo so, non so"),
    examples: list("esempio, esempi, per esempio")
  )

  static let dutch = ClaimWords(
    right: list(
      """
      goed, juist*, correct*, mogelijk, prima, aanvaardbaar, geldig, perfect, klopt
      """
    ),
    wrong: list("fout*, verkeerd*, onjuist*, incorrect, vergissing, vergist"),
    negators: list("niet, geen, niets, nooit, zonder"),
    answers: list("je antwoord, jouw antwoord, je zin, je vertaling, wat je schreef, je vorm"),
    graders: list("beoordeling, programma, systeem, nakijker, app, software, correctie"),
    marking: list("markeert, toont, zegt, noemt, telt, als, meldt"),
    doubts: list(
      """
      ten onrechte, te streng, oneerlijk, vergist, had moeten accepteren, negeer*
      """
    ),
    marks: list("had geaccepteerd moeten, had goedgekeurd moeten"),
    disputes: list(
      """
      je hebt gelijk, ik ben het niet eens, geen fout*, niets mis, niets fout, niet fout
      """
    ),
    equals: list("uitwisselbaar, hetzelfde, zelfde betekenis, geen verschil, maakt niet uit"),
    both: list("beide, allebei"),
    demands: list(
      """
      moet, moeten, zou moeten, juiste vorm, correcte vorm, goede antwoord, juiste antwoord, ook
      zeggen, ook schrijven, ook mogelijk, beter, vraagt, vereist
      """
    ),
    demandsAfter: list("is nodig, is juist, is correct, hoort hier"),
    advice: list("schrijf, zeg, gebruik, men zegt, het is"),
    stops: list("niet, in plaats, omdat, want, als, met, na, zoals, maar, zonder, betekent"),
    limits: list("als, wanneer, zou, alleen, in een andere, met, bij"),
    hedges: list("bijna, behalve, deels, zou"),
    contrasts: list("maar, echter, terwijl"),
    here: list("hier, deze zin"),
    also: list("ook, eveneens, evengoed"),
    refusals: list("het spijt me, kan ik niet, ik kan niet, taalmodel, weet ik niet"),
    examples: list("voorbeeld, voorbeelden, bijvoorbeeld")
  )

  static let portuguese = ClaimWords(
    right: list(
      """
      corret*, certo, certa, bem, bom, boa, possível, aceitável, aceit*, válid*, perfeit*
      """
    ),
    wrong: list("errad*, incorret*, erro, erros, falso, falsa, engana*"),
    negators: list("não, nenhum, nenhuma, nada, nunca, sem"),
    answers: list(
      """
      sua resposta, sua frase, sua tradução, tua resposta, o que você escreveu, o que escreveste
      """
    ),
    graders: list("corretor, programa, avaliação, sistema, aplicativo, nota, gabarito"),
    marking: list("marca, marcou, indica, mostra, diz, conta, como"),
    doubts: list(
      """
      por engano, injust*, rigoroso demais, se engana, deveria aceitar, deveria ter aceitado,
      ignor*
      """
    ),
    marks: list("deveria ter sido aceit*, deveria ser aceit*"),
    disputes: list(
      """
      você tem razão, tens razão, não concordo, nenhum erro, nada errado, não está errad*
      """
    ),
    equals: list(
      """
      intercambiáve*, mesmo significado, mesma coisa, sinônim*, sinónim*, tanto faz
      """
    ),
    both: list("ambos, ambas, os dois, as duas"),
    demands: list(
      """
      deve ser, deveria ser, tem que ser, forma correta, resposta correta, forma certa, deve
      escrever, também dizer, também escrever, também é possível, melhor, precisa, exige, pede
      """
    ),
    demandsAfter: list("é necessári*, é corret*, é melhor"),
    advice: list("escreva, escreve, diga, use, usa, diz-se, é"),
    stops: list("não, em vez, porque, se, quando, com, depois, como, mas, sem, significa"),
    limits: list("se, quando, seria, só, em outra, com, para"),
    hedges: list("quase, exceto, salvo, em parte, seria"),
    contrasts: list("mas, porém, enquanto, embora"),
    here: list("aqui, esta frase, nesta frase"),
    also: list("também, igualmente"),
    refusals: list("desculpe, lamento, não posso, modelo de linguagem, como ia, não sei"),
    examples: list("exemplo, exemplos, por exemplo")
  )

  static let russian = ClaimWords(
    right: list("правильн*, верн*, верно, можно, допустим*, хорошо, подходит, возможн*"),
    wrong: list("неправильн*, неверн*, ошибк*, ошибочн*, ошибается, ошиблась, ошибся"),
    negators: list("не, нет, никакой, ничего, никогда, без"),
    answers: list(
      """
      твой ответ, ваш ответ, твоё предложение, ваше предложение, твой перевод, то что ты
      написал*
      """
    ),
    graders: list("программ*, оценк*, проверк*, систем*, приложени*"),
    marking: list("отмечает, отметила, показывает, говорит, считает, как"),
    doubts: list(
      """
      напрасно, несправедливо, слишком строг*, ошибается, ошиблась, должна принять, не обращай
      """
    ),
    marks: list("следовало принять, должны были принять"),
    disputes: list(
      """
      ты прав, вы правы, я не соглас*, ошибки нет, нет ошибки, ничего неправильного
      """
    ),
    equals: list(
      """
      взаимозаменяем*, одно и то же, то же самое, нет разницы, синоним*, всё равно
      """
    ),
    both: list("оба, обе"),
    demands: list(
      """
      должно быть, надо, нужно, следует, правильная форма, правильный ответ, верный ответ,
      правильно будет, также можно, можно также, лучше, требует
      """
    ),
    demandsAfter: list("нужно, подходит, правильно"),
    advice: list("пиши, напиши, скажи, говорят, используй"),
    stops: list(
      """
      не, а не, вместо, потому, если, когда, с, после, как, но, без, значит, означает
      """
    ),
    limits: list("если, когда, было бы, только, в другом, с, для"),
    hedges: list("почти, кроме, частично, было бы"),
    contrasts: list("но, однако, а"),
    here: list("здесь, тут, это предложение"),
    also: list("также, тоже"),
    refusals: list("извините, извини, не могу, языковая модель, не знаю"),
    examples: list("пример, примеры, например")
  )
}
