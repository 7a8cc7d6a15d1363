-- What took place and is not paid, what was paid at the clinic, and what was paid online, each by its time.
CREATE INDEX `appointment_unpaid` ON `appointment` (`organization_id`,`starts_at`,`id`) WHERE paid_at_clinic_at IS NULL AND paid_online_at IS NULL AND disabled_at IS NULL AND state_id IN (7, 8, 10);--> statement-breakpoint
CREATE INDEX `appointment_paid_at_clinic` ON `appointment` (`organization_id`,`paid_at_clinic_at`) WHERE paid_at_clinic_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_paid` ON `payment` (`organization_id`,`paid_at`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
-- Looking after the money: whoever changes settings could refund before, and billers do so from now on.
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, 'payment.review' FROM `role_authority` a WHERE a.`authority` = 'settings.change';--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, 'payment.review' FROM `role` r WHERE r.`name` = 'biller';--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (54, 'money_at_hand', unixepoch() * 1000);
