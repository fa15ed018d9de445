extension ChoiceWords {
  static let german = ChoiceWords(
    right: ClaimWords.list(
      "richtig*, korrekt*, zutreffend, gültig, akzeptabel, recht hast, hast recht, beste antwort"
    ),
    fitting: ClaimWords.list("wahr, passt, passen, stimmt, möglich, belegt, bestätigt, dasselbe"),
    wrong: ClaimWords.list("falsch*, inkorrekt, unrichtig, ungültig, irreführend, fehlerhaft"),
    otherwise: ClaimWords.list("nicht möglich"),
    nouns: ClaimWords.list("antwort, option, möglichkeit, auswahl, ist, lösung"),
    taken: ClaimWords.list(
      "deine antwort, deine option, deine wahl, deine auswahl, was du gewählt, du hast"
    ),
    keys: ClaimWords.list(
      "der schlüssel, lösungsschlüssel, die vorgegebene antwort, die aufgabe, der autor, die bewertung"
    ),
    hedges: ClaimWords.list("wäre, würde, könnte, wenn, falls, scheint, klingt, zunächst"),
    also: ClaimWords.list("auch, ebenfalls, ebenso, genauso"),
    both: ClaimWords.list("beide, beides, sowohl"),
    links: ClaimWords.list("und, oder, sowie"),
    instead: ClaimWords.list("nicht, statt, anstatt, anstelle von"),
    letters: letters("option, antwort"),
    neither: ClaimWords.list("weder, noch")
  )

  static let french = ChoiceWords(
    right: ClaimWords.list("correct*, juste, bonne réponse, exact*, valable, valide, raison"),
    fitting: ClaimWords.list("vrai, vraie, convient, correspond, possible, confirmé, confirmée"),
    wrong: ClaimWords.list("faux, fausse, incorrect*, erroné*, inexact*, trompeu*"),
    otherwise: ClaimWords.list("pas possible"),
    nouns: ClaimWords.list("réponse, option, choix, est, solution"),
    taken: ClaimWords.list("ta réponse, ton option, ton choix, ce que tu as choisi, tu as"),
    keys: ClaimWords.list(
      "le corrigé, la clé, la réponse donnée, l'exercice, l'auteur, la correction"
    ),
    hedges: ClaimWords.list("serait, aurait été, pourrait, si, semble, paraît, à première vue"),
    also: ClaimWords.list("aussi, également, tout aussi"),
    both: ClaimWords.list("les deux, toutes les deux, tous les deux"),
    links: ClaimWords.list("et, ou, ainsi que"),
    instead: ClaimWords.list("pas, non, plutôt que, au lieu de"),
    letters: letters("option, réponse"),
    neither: ClaimWords.list("ni")
  )

  static let spanish = ChoiceWords(
    right: ClaimWords.list("correct*, acertad*, válid*, exact*, tienes razón, mejor respuesta"),
    fitting: ClaimWords.list("verdad, verdadera, encaja, coincide, posible, confirmada, cierta"),
    wrong: ClaimWords.list("incorrect*, equivocad*, fals*, erróne*, inexact*, engaños*"),
    otherwise: ClaimWords.list("no es posible"),
    nouns: ClaimWords.list("respuesta, opción, elección, es, solución"),
    taken: ClaimWords.list("tu respuesta, tu opción, tu elección, lo que elegiste, tienes razón"),
    keys: ClaimWords.list("la clave, la respuesta dada, el ejercicio, el autor, la corrección"),
    hedges: ClaimWords.list("sería, habría sido, podría, si, parece, suena, a primera vista"),
    also: ClaimWords.list("también, igualmente, igual de"),
    both: ClaimWords.list("ambas, ambos, las dos, los dos"),
    links: ClaimWords.list("y, o, e, u"),
    instead: ClaimWords.list("no, en vez de, en lugar de, y no"),
    letters: letters("opción, respuesta"),
    neither: ClaimWords.list("ni")
  )

  static let italian = ChoiceWords(
    right: ClaimWords.list("corrett*, giust*, esatt*, valid*, hai ragione, migliore risposta"),
    fitting: ClaimWords.list("vero, vera, adatta, corrisponde, possibile, confermata"),
    wrong: ClaimWords.list("sbagliat*, errat*, fals*, scorrett*, inesatt*, ingannevole"),
    otherwise: ClaimWords.list("non è possibile"),
    nouns: ClaimWords.list("risposta, opzione, scelta, è, soluzione"),
    taken: ClaimWords.list("la tua risposta, la tua opzione, la tua scelta, hai ragione"),
    keys: ClaimWords.list("la chiave, la risposta data, l'esercizio, l'autore, la correzione"),
    hedges: ClaimWords.list("sarebbe, potrebbe, se, sembra, pare, a prima vista"),
    also: ClaimWords.list("anche, pure, altrettanto, ugualmente"),
    both: ClaimWords.list("entrambe, entrambi, tutte e due, tutti e due"),
    links: ClaimWords.list("e, o, oppure, ed"),
    instead: ClaimWords.list("non, invece di, piuttosto che"),
    letters: letters("opzione, risposta"),
    neither: ClaimWords.list("né")
  )

  static let dutch = ChoiceWords(
    right: ClaimWords.list("juist*, correct*, goede antwoord, geldig, gelijk, beste antwoord"),
    fitting: ClaimWords.list("waar, past, klopt, mogelijk, bevestigd, hetzelfde"),
    wrong: ClaimWords.list("fout, foute, verkeerd*, onjuist*, incorrect, misleidend"),
    otherwise: ClaimWords.list("niet mogelijk"),
    nouns: ClaimWords.list("antwoord, optie, keuze, is, oplossing"),
    taken: ClaimWords.list("je antwoord, jouw antwoord, je keuze, jouw keuze, je hebt gelijk"),
    keys: ClaimWords.list("de sleutel, het gegeven antwoord, de oefening, de auteur, de correctie"),
    hedges: ClaimWords.list("zou, als, indien, lijkt, klinkt"),
    also: ClaimWords.list("ook, eveneens, evenzeer"),
    both: ClaimWords.list("beide, allebei, zowel"),
    links: ClaimWords.list("en, of"),
    instead: ClaimWords.list("niet, in plaats van"),
    letters: letters("optie, antwoord"),
    neither: ClaimWords.list("noch")
  )

  static let portuguese = ChoiceWords(
    right: ClaimWords.list("corret*, cert*, exat*, válid*, tens razão, tem razão, melhor resposta"),
    fitting: ClaimWords.list("verdade, verdadeira, encaixa, corresponde, possível, confirmada"),
    wrong: ClaimWords.list("errad*, incorret*, fals*, inexat*, enganos*"),
    otherwise: ClaimWords.list("não é possível"),
    nouns: ClaimWords.list("resposta, opção, escolha, é, solução"),
    taken: ClaimWords.list(
      "a tua resposta, a sua resposta, a tua escolha, a sua escolha, tens razão, tem razão"
    ),
    keys: ClaimWords.list("a chave, a resposta dada, o exercício, o autor, a correção"),
    hedges: ClaimWords.list("seria, teria sido, poderia, se, parece, à primeira vista"),
    also: ClaimWords.list("também, igualmente"),
    both: ClaimWords.list("ambas, ambos, as duas, os dois"),
    links: ClaimWords.list("e, ou"),
    instead: ClaimWords.list("não, em vez de, e não"),
    letters: letters("opção, resposta"),
    neither: ClaimWords.list("nem")
  )

  static let russian = ChoiceWords(
    right: ClaimWords.list("правильн*, верн*, верен, прав, права, допустим*, приемлем*"),
    fitting: ClaimWords.list("правда, подходит, соответствует, возможн*, подтвержда*"),
    wrong: ClaimWords.list("неправильн*, неверн*, неверен, ошибочн*, ложн*, ошибк*"),
    otherwise: ClaimWords.list("не возможно"),
    nouns: ClaimWords.list("ответ, вариант, выбор, решение"),
    taken: ClaimWords.list("твой ответ, твой вариант, твой выбор, ваш ответ, ты прав, вы правы"),
    keys: ClaimWords.list("ключ, данный ответ, упражнение, автор, оценка"),
    hedges: ClaimWords.list("бы, если, кажется, могло"),
    also: ClaimWords.list("тоже, также, и"),
    both: ClaimWords.list("оба, обе"),
    links: ClaimWords.list("и, или"),
    instead: ClaimWords.list("не, вместо, а не"),
    letters: letters("вариант, ответ"),
    neither: ClaimWords.list("ни")
  )
}
