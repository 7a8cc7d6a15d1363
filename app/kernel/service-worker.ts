/** The script that the browser runs beside the pages: public/service-worker.js. */
export const SERVICE_WORKER = "/service-worker.js";
