const items = [...document.querySelectorAll(".order li")];
return items.map((item) => [item.dataset.id, Number(item.dataset.score), Number(item.dataset.rank)]);
