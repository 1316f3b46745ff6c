import Button from '@mui/material/Button';
import { useState } from 'react';
import Check from 'virtual:icon/baseline-check';
import Copy from 'virtual:icon/outline-content-copy';
import { announce } from '#ui/feedback/announcer.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Copies a text, where the browser lets pages do that; elsewhere it is absent, and the text can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce('Copied');
    } catch {
      toast.error('Not copied', 'Your browser does not allow it. Please select the text and copy it yourself.');
    }
  }
  return (
    <Button size="small" variant="outlined" startIcon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
      {copied ? 'Copied' : label}
    </Button>
  );
}
