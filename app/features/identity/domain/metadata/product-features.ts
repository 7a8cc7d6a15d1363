/**
 * The parts of the specification that come with features of their own, and whether this version has them. What a call
 * says of such a part goes by its entry; a test holds each entry against the calls that the Worker answers.
 */
export const PRODUCT_FEATURES = {
  waitingRoom: { built: true, calls: "/waitingRoom/" },
  questions: { built: false, calls: "/questions/" },
  /** Health records, in which remote monitoring keeps what is measured. */
  remoteMonitoring: { built: false, calls: "/phrClientApi/" },
  feedback: { built: false, calls: "/appointments/feedbackRating/" },
  credits: { built: false, calls: "/consultationCredits/" },
  taxRates: { built: false, calls: "/taxRate" },
  subscriptions: { built: false, calls: "/subscription/" },
  videoReport: { built: false, calls: "/reports/video" },
  registrationReport: { built: false, calls: "/reports/patientRegistration" },
  billingReport: { built: false, calls: "/reports/patientBilling" },
} as const;

export type ProductFeature = keyof typeof PRODUCT_FEATURES;

export const hasFeature = (feature: ProductFeature): boolean => PRODUCT_FEATURES[feature].built;

const REPORTS = ["videoReport", "registrationReport", "billingReport"] as const satisfies readonly ProductFeature[];

/** How many kinds of report there are to choose from. */
export const reportTypesCount = (): number => REPORTS.filter(hasFeature).length;
