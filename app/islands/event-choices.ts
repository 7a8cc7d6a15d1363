/** Keeps the line of a kind and the boxes of its events in step: the line sets them all, and is on where one is on. */
const boxes = [...document.querySelectorAll<HTMLInputElement>("input[data-follows]")];

for (const line of document.querySelectorAll<HTMLInputElement>("input[data-line]")) {
  const its = boxes.filter((box) => box.dataset.follows === line.name);
  line.addEventListener("change", () => {
    for (const box of its) box.checked = line.checked;
  });
  for (const box of its) box.addEventListener("change", () => (line.checked = its.some(({ checked }) => checked)));
}
