/** Whether patients can be monitored at home: the practice has switched it on. */
export const monitorsPatients = ({ remoteMonitoring }: Readonly<Record<"remoteMonitoring", boolean>>): boolean =>
  remoteMonitoring;
