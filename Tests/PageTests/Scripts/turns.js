const turns = [...document.querySelectorAll("[data-turn]")];
return turns.map((turn) => [turn.dataset.turn, turn.closest("li").querySelector("strong").textContent]);
