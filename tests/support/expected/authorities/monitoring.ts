import type { ServiceAuthorities } from "./authorities";

export const monitoringAuthorities: ServiceAuthorities = {
  "monitoring/reach-enrolment": { ownPatient: "monitoring.take" },
  "monitoring/count-alarming": { countPatientsAlarming: "monitoring.work" },
  "monitoring/list-monitored": { listMonitored: "monitoring.work" },
  "monitoring/propose-plan": { readProposal: "monitoring.work", proposePlan: "monitoring.work" },
  "monitoring/take-reading": { takeReading: "healthRecord.write", takeObservation: "healthRecord.write" },
  "monitoring/manage-plans": {
    readPlansScreen: "settings.change",
    readPlanScreen: "settings.change",
    addPlan: "settings.change",
    changeOwnPlan: "settings.change",
    savePlanTracker: "settings.change",
    removePlanTracker: "settings.change",
    publishPlan: "settings.change",
    retirePlan: "settings.change",
  },
  "monitoring/manage-teams": { readTeamsScreen: "settings.change", saveTeamMembers: "settings.change" },
  "monitoring/step-monitoring": {
    stepMonitoring: "monitoring.settle",
    evaluateReadings: "monitoring.settle",
    escalateAlert: "monitoring.settle",
    settleMonitoring: "monitoring.settle",
  },
};
