import { nameAmounts } from "./money/name-amounts";

for (const form of document.querySelectorAll("form")) if (form.querySelector("[data-amount-words]")) nameAmounts(form);
