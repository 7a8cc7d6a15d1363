/** Keeps the number of ticked boxes beside the answers of a list up with what is ticked. */
for (const form of document.querySelectorAll<HTMLFormElement>("form:has([data-chosen])")) {
  const format = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  const update = () => {
    const place = form.querySelector<HTMLElement>("[data-chosen]");
    const ticked = form.querySelectorAll("input[name=appointmentIds]:checked").length;
    if (place) place.textContent = (place.dataset["chosen"] ?? "").replace("{{total}}", format.format(ticked));
  };
  form.addEventListener("change", update);
  // A browser may have kept what was ticked before the page was loaded again.
  update();
}
