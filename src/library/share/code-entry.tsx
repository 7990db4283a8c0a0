import { Camera, Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import styles from './code-entry.module.css';

const [CodeCamera] = onDemand(() => import('./code-camera.tsx').then((module) => module.CodeCamera));

interface CodeEntryProps {
  /** Of the text field. */
  label: string;
  /** The button that takes what is typed. */
  action: string;
  /** Where it gives or promises `true`, the text is used up, and the field is emptied for the next one. */
  onTyped: (text: string) => unknown;
  /** Called for each code that the camera sees. It goes on until this component is gone. */
  onScanned: (text: string) => void;
  onPicture: (files: readonly File[]) => void;
  /** Why what was typed is refused, at the text field. It is announced. */
  error?: string | undefined;
  /** Between the camera and the text field. */
  children?: ReactNode;
}

const NOTHING_PASTED = 'Paste the link or the code first.';

/** The ways in which a code reaches this device: the camera, a picture, a text. */
export function CodeEntry({ label, action, onTyped, onScanned, onPicture, error, children }: CodeEntryProps) {
  const [isScanning, setScanning] = useState(false);
  const [typed, setTyped] = useState('');
  const take = async () => {
    if ((await onTyped(typed)) === true) setTyped((now) => (now === typed ? '' : now));
  };
  return (
    <div className={styles.frame}>
      <div className={styles.entry}>
        {isScanning ? (
          <CodeCamera onText={onScanned} onEnd={() => setScanning(false)} />
        ) : (
          <div className={styles.choices}>
            <Button kind="primary" icon={<Camera />} onClick={() => setScanning(true)}>
              Scan with the camera
            </Button>
            <FileInput label="Choose a picture" accept="image/*" icon={<Image />} onFiles={onPicture} />
          </div>
        )}
        {children}
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void take();
          }}
        >
          <TextArea
            label={label}
            placeholder="Paste the link or the code here"
            value={typed}
            dir="ltr"
            spellCheck={false}
            error={error && <span role="alert">{error}</span>}
            onChange={setTyped}
          />
          <Button type="submit" disabledReason={typed.trim() === '' ? NOTHING_PASTED : undefined}>
            {action}
          </Button>
        </form>
      </div>
    </div>
  );
}

/** The text of the QR code in the first of these pictures; undefined where there is none. */
export async function codeInFiles([file]: readonly File[]): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const { codeInPicture } = await import('./code-in-picture.ts');
  return codeInPicture(file);
}
