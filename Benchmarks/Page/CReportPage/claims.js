// Claims: the documents' statements, the measured quantities, and the verdicts; each claim opens its figures.

/// The name of the claims in the data: those of a file, or those that the package has recorded.
const claimsName = data.claims ? "claims" : "recordedClaims";

function allClaims() {
  return (data[claimsName]?.claims ?? []).map(measuredClaim);
}

function measuredClaim(claim, index) {
  const lines = [["measured", claim.measuring], ["holds if", claim.holdsIf], ["more", claim.command]];
  return { ...claim, verdict: claim.sentence ?? (claim.condition ? `${claim.verdict}: ${claim.condition}` : claim.verdict),
    from: (claim.passages ?? []).map((passage) => `${passage.document} ${passage.section}`).join("; "),
    lines: lines.filter(([, text]) => text).map(([name, text]) => `${name}: ${text}`),
    behind: claim.figures?.length ? claimFigures(claim, pointer(claimsName, "claims", index, "figures")) : null };
}

const verdictOf = (claim) => claim.verdict.match(/^[a-z]+/)?.[0] ?? "other";

function claimFigures(claim, path) {
  const rows = claim.figures.map((figure, index) =>
    row(figure.subject, figure.metric, number(`${path}/${index}/value`), interval(`${path}/${index}/ci95`)));
  return table(`Figures of claim ${claim.number}`,
    [words("who"), words("what"), figures("value"), figures(term("95 % interval"))], rows, `claim-${claim.number}`);
}

function claimsControls() {
  const options = [...new Set(allClaims().map(verdictOf))].sort().map((verdict) => [verdict, verdict]);
  return options.length ? [choice("Verdict", "verdict", [["", "all"], ...options])] : [];
}

function claimsOutput() {
  const claims = allClaims();
  if (!claims.length) return [gap("There are no claims: no file of claims was given, and none are recorded.")];
  const verdict = chosen("verdict", ["", ...claims.map(verdictOf)]);
  const views = claims.filter((claim) => verdict === "" || verdictOf(claim) === verdict)
    .map((claim) => part(`Claim ${claim.number}`, () => claimView(claim)));
  const { date, processor } = data[claimsName].environment ?? {};
  const note = date ? el("p", { class: "notes" }, "Measured on ", el("bdi", {}, processor), `, ${date.slice(0, 10)}.`) : null;
  return [note, el("div", {}, views)];
}

function claimView(claim) {
  const summary = [el("b", {}, claim.number), " ", el("bdi", {}, claim.claim), " ",
    el("strong", { class: "verdict" }, claim.verdict)];
  const attributes = { class: `claim ${verdictOf(claim)}`, "data-claim": claim.number };
  return fold(`claim-${claim.number}`, false, attributes, summary, el("p", {}, "From: ", el("bdi", {}, claim.from)),
    el("ul", {}, claim.lines.map((line) => el("li", {}, el("bdi", {}, line)))), claim.behind);
}
