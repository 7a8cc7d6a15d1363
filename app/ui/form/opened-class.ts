/** Around fields that a choice of the form opens (`opens` of a group of choices): it follows the choice without script. */
export const openedClass = "[form:not(:has([data-opens]:checked))_&]:hidden";
