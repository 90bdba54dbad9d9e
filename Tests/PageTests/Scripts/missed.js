const controls = [...document.querySelectorAll("a[data-key], select, input, button, summary, [data-term]")];
return controls.filter((control) => control.checkVisibility() && !control.visited).map((control) => control.outerHTML.slice(0, 80));
