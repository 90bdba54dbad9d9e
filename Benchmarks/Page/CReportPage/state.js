// The choices on the page; they are kept in the address's fragment, so that a view can be linked.

const state = { tab: "", values: new URLSearchParams() };

function readState(fallback) {
  const [tab, ...rest] = location.hash.slice(1).split("?");
  state.tab = fallback.includes(tab) ? tab : fallback[0];
  state.values = new URLSearchParams(rest.join("?"));
}

/// The fragment of a tab, with all choices.
function fragment(tab = state.tab) {
  const query = state.values.toString();
  return `#${tab}${query ? `?${query}` : ""}`;
}

/// The choice under a key, if it is one of the options.
function chosen(key, options, fallback = options[0]) {
  const value = state.values.get(key);
  return options.includes(value) ? value : fallback;
}

const chosenAll = (key) => state.values.getAll(key);

function chosenNumber(key, fallback, [least, most]) {
  const value = Number(state.values.get(key) ?? fallback);
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : fallback;
}

/// Makes a choice; the default is not written to the address.
function choose(key, value, fallback) {
  if (String(value) === String(fallback)) state.values.delete(key);
  else state.values.set(key, value);
  changed(key);
}

/// Adds a value to the choices under a key, or removes it.
function toggle(key, value, isOn, most = Infinity) {
  const others = chosenAll(key).filter((other) => other !== value);
  state.values.delete(key);
  for (const other of (isOn ? [...others, value] : others).slice(-most)) state.values.append(key, other);
  changed();
}

function changed(key) {
  history.replaceState(null, "", fragment());
  drawOutput(key);
}
