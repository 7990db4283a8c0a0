import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useEditor } from '../session/editor-session.ts';
import styles from './fields.module.css';
import { FindingsBeside } from './findings-beside.tsx';
import type { NodeProps } from './node.ts';
import { GroupWithFindings } from './with-findings.tsx';

interface FrameProps extends Pick<NodeProps, 'keys' | 'label' | 'labelHidden' | 'help'> {
  isRemovable?: boolean | undefined;
  children: ReactNode;
}

/** Several fields under one label, with what the checker found of all of them. */
export function Frame({ keys, label, labelHidden = false, help, isRemovable = false, children }: FrameProps) {
  const { set } = useEditor();
  if (labelHidden) {
    return (
      <div className={styles.parts}>
        <FindingsBeside keys={keys} />
        {children}
      </div>
    );
  }
  return (
    <GroupWithFindings as="fieldset" keys={keys} className={styles.frame}>
      <legend className={styles.legend}>{label}</legend>
      {isRemovable || help !== '' ? (
        <div className={styles.frameHead}>
          <p className={styles.help}>{help}</p>
          {isRemovable ? (
            <span className={styles.frameButton}>
              <IconButton label={`Remove ${label}`} icon={<Trash2 />} onClick={() => set(keys, undefined)} />
            </span>
          ) : null}
        </div>
      ) : null}
      <FindingsBeside keys={keys} />
      {children}
    </GroupWithFindings>
  );
}
