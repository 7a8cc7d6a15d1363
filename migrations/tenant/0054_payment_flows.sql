ALTER TABLE `payment` ADD `checkout_form` text;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (55, 'payment_flows', unixepoch() * 1000);
