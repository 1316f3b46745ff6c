export const WHO_READS = 'The other administrators and the auditors read it.';
