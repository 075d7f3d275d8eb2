import { ImageUp } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../Button/Button.tsx';
import { FormMessage } from '../../messages/FormMessage/FormMessage.tsx';
import { PhotoCrop, type PhotoCropLabels } from './PhotoCrop.tsx';

/** UI strings of a {@link PhotoUpload}. */
export interface PhotoUploadLabels extends PhotoCropLabels {
  /** On the button that opens the browser's choice of files. */
  readonly choose: string;
  /** Beside it: a picture may also be dropped here. */
  readonly drop: string;
  /** Which files are taken: `PNG, JPEG or WebP, up to 5 MB`. */
  readonly rules: string;
  /** Says that the file is no picture of a kind that is taken. */
  readonly wrongKind: string;
  readonly tooLarge: string;
  /** Says that the picture could not be read. */
  readonly unreadable: string;
}

/** Props of {@link PhotoUpload}. */
export interface PhotoUploadProps {
  /** What the photo is of. */
  label: string;
  labels: PhotoUploadLabels;
  /** Called with the square photo (JPEG, `size` px wide) that the user took. */
  onPhoto: (photo: Blob) => void;
  /** Largest file in bytes. @default 5 MB */
  maxBytes?: number;
  /** Width and height of the photo in px. @default 512 */
  size?: number;
  disabled?: boolean;
}

const photoTypes = ['image/png', 'image/jpeg', 'image/webp'];

const Zone = styled('div', {
  row: '$2 $3',
  flexWrap: 'wrap',
  padding: '$4',
  border: '1px dashed $controlBorder',
  borderRadius: '$control',
  backgroundColor: '$control',
  quiet: '$small',
  '&[data-over]': { borderStyle: 'solid', borderColor: '$focus', backgroundColor: '$selected' },
});
const Label = styled('p', { marginBottom: '$1', fontSize: '$small', fontWeight: '$medium' });
const Hidden = styled('input', { display: 'none' });

/** Asks for a photo, by choice or drop, and lets the user take a square of it before it is sent anywhere. */
export function PhotoUpload(props: PhotoUploadProps) {
  const { label, labels, onPhoto, maxBytes = 5 * 1024 * 1024, size = 512, disabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file || disabled) return;
    setError(undefined);
    if (!photoTypes.includes(file.type)) setError(labels.wrongKind);
    else if (file.size > maxBytes) setError(labels.tooLarge);
    else {
      try {
        setPicture(await createImageBitmap(file));
      } catch {
        setError(labels.unreadable);
      }
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    // The same file may be chosen again after it was given up.
    event.target.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const close = () => {
    picture?.close();
    // The button that takes the focus back has to be there first.
    flushSync(() => setPicture(null));
    chooser.current?.focus();
  };
  if (picture) {
    return (
      <PhotoCrop
        picture={picture}
        label={label}
        labels={labels}
        size={size}
        onCancel={close}
        onTake={(photo) => {
          close();
          onPhoto(photo);
        }}
      />
    );
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-rules ${id}-error`}>
      <Label id={`${id}-label`}>{label}</Label>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Button
          ref={chooser}
          icon={<ImageUp size={16} />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {labels.choose}
        </Button>
        <span>{labels.drop}</span>
        <span id={`${id}-rules`}>{labels.rules}</span>
        <Hidden ref={input} type="file" accept={photoTypes.join(',')} onChange={choose} data-testid="file" />
      </Zone>
      <div aria-live="polite" id={`${id}-error`}>
        {error && <FormMessage>{error}</FormMessage>}
      </div>
    </div>
  );
}
