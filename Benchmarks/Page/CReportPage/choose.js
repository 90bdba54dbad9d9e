// Which one when: questions to a team, and the conclusion that figures carry for the answers. All conclusions are of the data.

const choosing = () => data.choose ?? { questions: [], examples: [], figures: [], conclusions: {} };

const answerOf = (question) => chosen(question.id, ["", ...question.answers.map(({ id }) => id)]);

/// The words by which a conclusion is looked up: answers that ask for nothing are left out.
const conclusionKey = () => choosing().questions.flatMap((question) => {
  const answer = question.answers.find(({ id }) => id === answerOf(question));
  return answer?.asks ? [`${question.id}=${answer.id}`] : [];
}).join("&");

/// The sentence for the answers, or what to do to have one.
function chooseLead() {
  if (!choosing().questions.length) {
    return [gap("There are no questions where this page was made: run workbench in the package, to have them.")];
  }
  const answers = choosing().questions.map((question) =>
    question.answers.find(({ id }) => id === answerOf(question))?.text).filter(Boolean);
  const conclusion = choosing().conclusions[conclusionKey()];
  if (!conclusion) return [el("p", { class: "sentence" }, answers.length
    ? `${answers.join(" · ")}: these answers ask for nothing that a figure tells. Answer another question.`
    : "No architecture is the best for every team. Answer the questions: the figures then say which ones fit, and why not the rest."),
  el("p", { class: "limits" }, choosing().limits.join(" "))];
  return [el("p", { class: "answers" }, answers.join(" · ")),
    el("p", { class: "sentence", role: "status" }, el("bdi", {}, conclusion.sentence)),
    [conclusion.certainty ? `How sure: ${conclusion.certainty}` : null, conclusion.change, conclusion.proportions].filter(Boolean)
      .map((text) => el("p", { class: "certainty" }, el("bdi", {}, text))),
    el("p", { class: "limits" }, el("bdi", {}, conclusion.notMeasured.join(" ")))];
}

const exampleLinks = () => (choosing().examples.length ? el("p", { class: "notes examples" }, "For example: ",
  choosing().examples.map(({ text, answers }, index) => [index ? " · " : null, el("a", { "data-key": `example-${index}`,
    href: `#choose?${new URLSearchParams(answers)}` }, text)])) : null);

/// The questions: in a fold where the screen is narrow, as the answer stands above it.
function chooseControls() {
  const questions = choosing().questions;
  if (!questions.length) return [];
  return [fold("questions", window.innerWidth >= 700, { class: "questions" }, "Questions", questions.map(questionView), exampleLinks())];
}

function questionView(question) {
  const value = answerOf(question);
  const answer = (id, text) => el("label", {}, el("input", { type: "radio", name: question.id, value: id, checked: id === value,
    "data-key": `${question.id}-${id || "open"}`, change: () => choose(question.id, id, "") }), el("span", {}, text));
  return el("fieldset", { class: "question" }, el("legend", {}, question.text),
    question.answers.map(({ id, text }) => answer(id, text)), answer("", "no answer"));
}

function chooseOutput() {
  const key = conclusionKey();
  const conclusion = choosing().conclusions[key];
  const base = (...keys) => pointer("choose", "conclusions", key, keys);
  if (!conclusion) return [singlesView(), el("div", { class: "rest" }, part("The table", factsTable))];
  const shares = new Map(conclusion.figures.map(({ figure, share }, index) => [figure, { share, path: base("figures", index, "share") }]));
  const entries = entriesAt("choose", "figures").map((entry, index) => ({ ...entry, index })).filter(({ index }) => shares.has(index));
  entries.sort((one, other) => [...shares.keys()].indexOf(one.index) - [...shares.keys()].indexOf(other.index));
  const weight = ({ share, path }) => (share > 0 ? el("span", {}, "weight ", number(path, "share")) : "it only rules out");
  const notes = ({ figure, index }) => [weight(shares.get(index)), figure.isSize ? "size under another name" : null];
  return [barsView(conclusion, base), el("div", { class: "rest" },
    conclusion.size ? el("p", {}, el("bdi", {}, conclusion.size)) : null,
    entries.length ? [el("h3", {}, "The figures behind it"), part("The table", () =>
      figuresTable(`${conclusion.origin ?? ""} A click on a figure sorts the architectures by it.`, entries, "figures", { notes })),
    readingNote(entries)] : null)];
}

/// True of an architecture that is not told apart from the best.
const isFirst = ({ letters, net }) => Boolean(letters) && !isNumber(net);

/// What each answer alone leads to.
function singlesView() {
  const { questions, conclusions } = choosing();
  const answers = questions.flatMap(({ id, answers }) => answers.map((answer) => ({ ...answer, question: id })));
  const known = answers.map((answer) => ({ ...answer, bars: conclusions[`${answer.question}=${answer.id}`]?.bars ?? [] }));
  const items = known.filter(({ bars }) => bars.some(isFirst)).map(({ question, id, text, bars }) => el("li", {},
    el("a", { "data-key": `single-${question}-${id}`, href: `#choose?${question}=${id}` }, text), ": ",
    el("bdi", {}, bars.filter(isFirst).map(({ contender }) => nameOf(contender)).join(", "))));
  return items.length ? el("section", { class: "singles" }, el("h3", {}, "By one answer alone, not told apart from the best"),
    el("ul", { class: "plain" }, items)) : null;
}

/// A bar for each architecture: its mean of the figures over that of the best.
function barsView({ bars, figures }, base) {
  const most = mostOf(bars.map(({ ratio }) => ratio ?? 1));
  const weighed = figures.filter(({ share }) => share > 0).length;
  const bar = ({ contender, letters, ratio, net, words: reason }, index) => el("li", { class: letters ? null : "out" },
    el("strong", {}, el("bdi", {}, nameOf(contender))), el("span", { class: "letters" }, letters ?? ""),
    el("span", { class: `bar${isFirst({ letters, net }) ? " best" : ""}`, "--share": ((ratio ?? 0) / most).toFixed(4) }),
    el("span", { class: "n" }, isNumber(ratio) ? number(base("bars", index, "ratio"), "ratio") : ""),
    el("span", { class: "reason" }, el("bdi", {}, reason)));
  return el("section", { class: "bars" }, el("h3", {}, weighed === 1 ? "By one figure" : `By the geometric mean of ${weighed} figures`),
    el("p", { class: "notes" }, "In times the best, shorter is better. Those that share a letter are not told apart."),
    el("ol", { class: "plain" }, bars.map(bar)));
}
