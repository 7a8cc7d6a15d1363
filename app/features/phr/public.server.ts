export { sampleRecord, sampleTerm } from "./support/records/sample-record.server";
