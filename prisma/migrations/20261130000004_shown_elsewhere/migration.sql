-- Whose pages show an entity: what a load that renames it has to find without reading everything.
-- authors of an institution
CREATE INDEX authorship_institutions ON authorship USING gin (institution_ids) WHERE author_id IS NOT NULL;
CREATE INDEX byline_count_institution ON byline_count (institution_id);
CREATE INDEX entity_record_affiliations ON entity_record USING gin ((body -> 'affiliations') jsonb_path_ops) WHERE kind = 'A';
-- works of a venue, topic, field, concept
CREATE INDEX work_venue ON work (venue_id) WHERE venue_id IS NOT NULL;
CREATE INDEX work_topics ON work USING gin (topic_ids);
CREATE INDEX work_fields ON work USING gin (field_ids);
CREATE INDEX work_concepts ON work USING gin (concept_ids);
-- /doi/… of the DOIs that hold two slashes: in an address they are one
CREATE INDEX work_record_doi_slashes ON work_record (regexp_replace(doi, '/{2,}', '/', 'g')) WHERE doi LIKE '%//%';

-- Library works of an institution, source or subject: 0 for one that only a record of its own or known works name.
-- Kept by differences (ingest/derive/10-totals.sql); what the library holds counts those above 0.
ALTER TABLE institution ADD COLUMN library_works int NOT NULL DEFAULT 0;
ALTER TABLE source ADD COLUMN library_works int NOT NULL DEFAULT 0;
ALTER TABLE subject ADD COLUMN library_works int NOT NULL DEFAULT 0;
