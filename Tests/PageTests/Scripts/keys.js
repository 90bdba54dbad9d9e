const controls = [...document.querySelectorAll("select, input, button, summary")];
return controls.map((control) => control.dataset.key ?? "none");
