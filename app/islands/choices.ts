/** Shows the times of another choice as soon as it is chosen. */
for (const choices of document.querySelectorAll("[data-choices]"))
  choices.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement) choices.querySelector("button")?.click();
  });
