import { enterValues } from "./enter-values";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-lab-values]")) enterValues(form);
