export { valueText } from "../../records/value-text";
