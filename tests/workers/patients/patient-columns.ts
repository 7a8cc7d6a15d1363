/** Every column of the tenant's tables that names a patient; ?1, the organization, is named for form's sake. */
export const TENANT_TABLES_NAMING_A_PATIENT = `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c
WHERE m.type = 'table' AND c.name LIKE '%patient_id' AND ?1 IS NOT NULL ORDER BY 1, 2`;
