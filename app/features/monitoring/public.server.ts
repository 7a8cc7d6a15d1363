export { monitoringCalls } from "./api/monitoring-calls.server";
export { monitorsPatients } from "./domain/takes-part";
export { countPatientsAlarming } from "./services/count-alarming.server";
export { listMonitored, MONITORED_LISTS, type MonitoredPatient } from "./services/list-monitored.server";
export {
  consentToMonitoring,
  endOwnMonitoring,
  enterReading,
  payMonth,
  readOwnMonitoring,
  takeOwnMonitoring,
  type OwnPlan,
} from "./services/own-monitoring.server";
export { escalateAlert, evaluateReadings, settleMonitoring, stepMonitoring } from "./services/step-monitoring.server";
export { viewMonitored, type MonitoredView } from "./services/view-monitored.server";
export { acknowledgeAlert, markFalseReading, resolveAlert } from "./services/work-on-alert.server";
export {
  endEnrolment,
  moveToCurrent,
  pauseEnrolment,
  resumeEnrolment,
  reviewEnrolment,
  setOwnLimits,
} from "./services/work-on-enrolment.server";
