const paths = [...document.querySelectorAll("path.reference")].map((path) => path.getAttribute("d").match(/-?[0-9.]+ -?[0-9.]+/g));
const ends = paths.flatMap((points) => [points[0], points.at(-1)]);
return { references: paths.length, joints: ends.filter((end, index) => ends.indexOf(end) !== index) };
