/**
 * Parts of the specification that are features of their own, and whether this version has them. What calls say about
 * such a part follows from its entry; a test compares each entry with the calls of the Worker.
 */
export const PRODUCT_FEATURES = {
  waitingRoom: { built: true, calls: "/waitingRoom/" },
  questions: { built: true, calls: "/questions/" },
  /** The specification names no calls of it: devices send measurements by these. */
  remoteMonitoring: { built: true, calls: "/monitoring/" },
  feedback: { built: true, calls: "/appointments/feedbackRating/" },
  credits: { built: true, calls: "/consultationCredits/" },
  taxRates: { built: true, calls: "/taxRate" },
  subscriptions: { built: false, calls: "/subscription/" },
  videoReport: { built: false, calls: "/reports/video" },
  registrationReport: { built: false, calls: "/reports/patientRegistration" },
  billingReport: { built: false, calls: "/reports/patientBilling" },
} as const;

export type ProductFeature = keyof typeof PRODUCT_FEATURES;

export const hasFeature = (feature: ProductFeature): boolean => PRODUCT_FEATURES[feature].built;

const REPORTS = ["videoReport", "registrationReport", "billingReport"] as const satisfies readonly ProductFeature[];

/** Number of available kinds of report. */
export const reportTypesCount = (): number => REPORTS.filter(hasFeature).length;
