export { sweepRecordUpload } from "./services/files/sweep-record-upload.server";
