CREATE INDEX `payment_link_payer` ON `payment` (`organization_id`,`created_at`,`id`,`payer_name`) WHERE purpose = 'PAY_NOW' AND paid_at IS NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (78, 'link_payers', unixepoch() * 1000);
