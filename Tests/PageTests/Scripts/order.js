const items = [...document.querySelectorAll(".order ol li")];
return items.map((item) => [item.dataset.ids, Number(item.dataset.margin)]);
