-- Registration looks for programs that stand already by their ZIP.
create index employers_zip on employers (left(zip, 5));
