-- Authors whose name, spellings or page are new: what the naming step has to fold and to give an address.
TRUNCATE to_name;
INSERT INTO to_name (kind, id, name, other_names, native_names)
SELECT 'A', n.id, n.name, n.alternatives, n.native_names FROM next_author n LEFT JOIN author a USING (id)
WHERE NOT n.is_steady AND (a.id IS NULL OR a.naming <> md5(n.name || array_to_string(n.alternatives || n.native_names, E'\n', ''))::uuid OR (n.has_page AND a.slug IS NULL));
