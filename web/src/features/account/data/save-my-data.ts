import { toast } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/forms/save-file.ts';

const FILE = 'plumb-and-level-my-data.json';

export function saveMyData(data: string): void {
  saveFile(FILE, data, 'application/json');
  toast.success('Your data are ready', `Your browser has saved them as “${FILE}”.`);
}
