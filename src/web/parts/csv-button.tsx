import { useMutation } from "@tanstack/react-query";
import { toCsv } from "../format/csv.js";
import { Button } from "./button.js";
import { useToast } from "./toasts.js";

interface CsvButtonProps {
  readonly fileName: string;
  /** The rows, the first of which names the columns. */
  readonly read: () => Promise<Parameters<typeof toCsv>[0]> | Parameters<typeof toCsv>[0];
}

/** Saves rows as a CSV file. */
export function CsvButton({ fileName, read }: CsvButtonProps) {
  const toast = useToast();
  const save = useMutation({
    mutationFn: async () => saveFile(fileName, new Blob([toCsv(await read())], { type: "text/csv;charset=utf-8" })),
    onError: (error) => toast(error.message, { hasFailed: true }),
  });
  return (
    <Button isBusy={save.isPending} onClick={() => save.mutate()}>
      Export CSV
    </Button>
  );
}

function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
