// The arrow keys lead to the other buttons of a group of which one is chosen.
const isOfVisitedGroup = ({ type, name }) => type === "radio" && [...document.getElementsByName(name)].some((radio) => radio.visited);
const controls = [...document.querySelectorAll("a[data-key], select, input, button, summary, [data-term]")];
return controls.filter((control) => control.checkVisibility() && !control.visited && !isOfVisitedGroup(control)).map((control) => control.outerHTML.slice(0, 80));
