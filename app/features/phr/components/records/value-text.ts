export { factsOf, spacedPhone, valueText } from "../../records/value-text";
